/** Calls that no fuzz can bring to an end, and why; each has tests of its own. */
export const unreachable: Record<string, string> = {}
