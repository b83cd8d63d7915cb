/** What was sent, as the visitor wrote it. */
export type Sent = {
  application: string
  again: boolean
  name: string
  /** How one may be reached: address and number, as far as they were given. */
  contacts: readonly string[]
  byMail: boolean
  cv: string
  note: boolean
  answers: number
}
