import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const newsletterStates = ['draft', 'sending', 'paused', 'sent', 'cancelled'] as const
export type NewsletterState = (typeof newsletterStates)[number]

/** Whose readers: all, those without an account, or those with one of a kind. */
export const readerAccounts = ['all', 'none', 'candidates', 'companies'] as const
export type ReaderAccounts = (typeof readerAccounts)[number]

export type LetterState = 'waiting' | 'taken' | 'sent' | 'bounced' | 'failed' | 'unwanted'

export const mostPerMinute = 600
export const longestLetter = 5_000
export const mostNewsletters = 500

/** Where each state may lead; a newsletter that began to go out is never written again. */
const ways: Record<NewsletterState, readonly NewsletterState[]> = {
  draft: ['sending', 'cancelled'],
  sending: ['paused', 'sent', 'cancelled'],
  paused: ['sending', 'cancelled'],
  sent: [],
  cancelled: [],
}

export const mayBecome = (from: NewsletterState, to: NewsletterState): Answer =>
  ways[from].includes(to) ? yes : refuse('newsletter_state')

export const mayWrite = (state: NewsletterState): Answer => (state === 'draft' ? yes : refuse('newsletter_state'))

export type LetterText = { subject: string; body: string; action: string }

/** Whether a language has all that a letter needs; a link needs words. */
export const isWhole = ({ subject, body, action }: LetterText, link: string | null): boolean =>
  subject.trim() !== '' && body.trim() !== '' && (link === null || action.trim() !== '')
