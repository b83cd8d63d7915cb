/** The start cannot go on; the message is one clear sentence for the person at the terminal. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
