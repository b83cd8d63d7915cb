/** How long an export may be downloaded, in days. */
export const exportDays = 7
