"""What compiled rules report while they carry an action out, for those who tell people about it.

Rules call `report` where something happens. In the compiled state that is nothing at all: the preprocessor drops it. A
module of its own compiles the same rules once more, with the line `# distutils: define_macros=TEOCALLI_REPORT=1`;
there what the rules report is written down. The caller holds Python's lock from `begin_report` until it has read.
"""

cdef extern from *:
    """
    typedef struct { int what, seat, a, b, c; } teocalli_event;
    #ifdef TEOCALLI_REPORT
    #include <string.h>
    #define TEOCALLI_MOST_EVENTS 256
    #define TEOCALLI_MOST_BYTES 4096
    static struct {
        int count;
        teocalli_event events[TEOCALLI_MOST_EVENTS];
        size_t size;
        unsigned char position[TEOCALLI_MOST_BYTES];
    } teocalli_written;
    static inline void teocalli_begin_report(void) {
        teocalli_written.count = 0;
        teocalli_written.size = 0;
    }
    static inline void teocalli_report(int what, int seat, int a, int b, int c) {
        teocalli_event event = {what, seat, a, b, c};
        if (teocalli_written.count < TEOCALLI_MOST_EVENTS)
            teocalli_written.events[teocalli_written.count++] = event;
    }
    static inline void teocalli_keep(const void *position, size_t size) {
        if (size <= TEOCALLI_MOST_BYTES) {
            memcpy(teocalli_written.position, position, size);
            teocalli_written.size = size;
        }
    }
    #define teocalli_reporting() 1
    #define teocalli_event_count() (teocalli_written.count)
    #define teocalli_event_at(number) (teocalli_written.events[number])
    #define teocalli_kept(bytes) (teocalli_written.size == (bytes) ? (const void *)teocalli_written.position : NULL)
    #else
    #define teocalli_reporting() 0
    #define teocalli_report(what, seat, a, b, c) ((void)(what), (void)(seat), (void)(a), (void)(b), (void)(c))
    #define teocalli_keep(position, size) ((void)(position), (void)(size))
    #endif
    """
    ctypedef struct Event "teocalli_event":
        int what  # numbered by the game
        int seat
        int a
        int b
        int c

    # For the rules. `reporting` guards what is worked out for a report alone.
    bint reporting "teocalli_reporting"() noexcept nogil
    void report "teocalli_report"(int what, int seat, int a, int b, int c) noexcept nogil
    void keep_position "teocalli_keep"(const void* position, size_t size) noexcept nogil

    # For the module that is compiled with TEOCALLI_REPORT.
    void begin_report "teocalli_begin_report"() noexcept nogil
    int event_count "teocalli_event_count"() noexcept nogil
    Event event_at "teocalli_event_at"(int number) noexcept nogil
    const void* kept_position "teocalli_kept"(size_t size) noexcept nogil  # NULL if none was kept
