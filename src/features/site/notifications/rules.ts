export type Channel = 'bell' | 'mail' | 'push' | 'sms'

export const topics = ['applications', 'messages', 'jobs', 'team'] as const
/** What notices are about, as far as one may choose. What concerns the account itself has no topic and always arrives. */
export type Topic = (typeof topics)[number]

/** Channels one may switch off; the bell keeps everything. */
export const choosableChannels = ['mail', 'push', 'sms'] as const
export type ChoosableChannel = (typeof choosableChannels)[number]

/** A text message costs money: only for whoever cannot be reached by mail. */
export const isBySms = ({ email, phone }: { email: string | null; phone: string | null }): boolean =>
  phone !== null && email === null
