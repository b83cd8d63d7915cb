export const contactFields = ['name', 'email', 'phone'] as const
export type ContactField = (typeof contactFields)[number]
/** What the form has from a file that was taken over. */
export type Filled = { file: File; values: Partial<Record<ContactField, string>> }
