/** The place beside a table where help opens. */
import { useLayoutEffect } from "preact/hooks";
import { hasTable, help } from "./help.js";
import { html } from "./html.js";
import { late } from "./late.js";

const HelpDrawer = late("help", async () => (await import("./help-drawer.js")).HelpDrawer);

/**
 * Help, where it is open; what draws it is fetched once the table is there.
 * @param {{table: import("./types.js").Table, drawing: import("./types.js").Drawing, hasRules: boolean}} props
 */
export function HelpSlot({ table, drawing, hasRules }) {
  // At once, so that the key for help never leads elsewhere while the table is there.
  useLayoutEffect(() => {
    hasTable.value = hasRules;
    if (hasRules) void HelpDrawer.fetch();
    return () => {
      hasTable.value = false;
      help.value = null;
    };
  }, [hasRules]);
  return help.value && hasRules ? html`<${HelpDrawer} table=${table} drawing=${drawing} />` : null;
}
