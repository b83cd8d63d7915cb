/** Kinds of CV that are taken, by content (product.md, "CV document"), and how they are read. */
export const readers = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/rtf': 'rtf',
  'text/plain': 'text',
  'image/jpeg': 'picture',
  'image/png': 'picture',
} as const

export type ReaderKind = (typeof readers)[keyof typeof readers]

export const isAccepted = (mime: string | null): mime is keyof typeof readers =>
  mime !== null && Object.hasOwn(readers, mime)
