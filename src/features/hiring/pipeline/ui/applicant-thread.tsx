import { useFormatter, useTranslations } from 'use-intl'
import { MailNotes } from '#features/hiring/mail-replies/ui/mail-notes.tsx'
import { TeamWriteBox } from '#features/hiring/scheduled-messages/ui/team-write-box.tsx'
import { useMay } from '#frame/use-session.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { History } from '#ui/lists/history.tsx'
import type { Applicant } from './applicant-facts.tsx'

/** What both sides wrote, and where the team writes on. */
export function ApplicantThread({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('pipeline.thread')
  const format = useFormatter()
  const may = useMay()('applicant.message')
  const messages = applicant.history.filter(({ what }) => what === 'message')
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {messages.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      {messages.length > 0 ? (
        <History
          label={t('title')}
          entries={messages.map(({ id, at, by, side, subject, text, mail }) => ({
            id,
            at,
            when: format.dateTime(new Date(at), 'moment'),
            words: <bdi>{by}</bdi>,
            said: subject ? `${subject}\n\n${text ?? ''}` : (text ?? ''),
            below: <MailNotes mail={mail} />,
            mine: side === 'page',
            face: <Avatar name={by ?? ''} size="s" />,
          }))}
        />
      ) : null}
      {may ? <TeamWriteBox applicant={applicant} /> : <p className="small faint">{t('notYours')}</p>}
    </section>
  )
}
