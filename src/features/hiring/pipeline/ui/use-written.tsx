import { MailNotes } from '#features/hiring/mail-replies/ui/mail-notes.tsx'
import { useSentTexts } from '#features/hiring/texting/ui/use-sent-texts.tsx'
import { useMay } from '#frame/use-session.ts'
import { useFormatter } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import type { HistoryEntry } from '#ui/lists/history.tsx'
import type { Applicant } from './applicant-facts.tsx'

/** What both sides wrote by message, mail and text. */
export function useWritten({ id, history }: Applicant): HistoryEntry[] {
  const format = useFormatter()
  const texts = useSentTexts(id, useMay()('applicant.message'))
  const written = history
    .filter(({ what }) => what === 'message')
    .map(({ id, at, by, side, subject, text, mail }) => ({
      id,
      at,
      when: format.dateTime(new Date(at), 'moment'),
      words: <bdi>{by}</bdi>,
      said: subject ? `${subject}\n\n${text ?? ''}` : (text ?? ''),
      below: <MailNotes mail={mail} />,
      mine: side === 'page',
      face: <Avatar name={by ?? ''} size="s" />,
    }))
  return [...written, ...texts]
}
