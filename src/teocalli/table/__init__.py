"""People and bots at a table: seats, who may act, events, views. Pure decisions, no input or output."""
