/** The colour beside the state of a case or a report. */
export const caseTones = { open: 'warm', upheld: 'bad', dismissed: 'plain' } as const
