/** A CV where it is not the subject: its reader takes a third of what it does for a page that has to be drawn. */
export const aTextCv = (...lines: string[]): { name: string; bytes: Uint8Array } => ({
  name: 'cv.txt',
  bytes: Buffer.from(`${lines.join('\n')}\nSome lines of work that somebody did for years, in Dubai and elsewhere.\n`),
})
