import { useFormatter, useTranslations } from 'use-intl'
import { MailNotes } from '#features/hiring/mail-replies/ui/mail-notes.tsx'
import { TeamWriteBox } from '#features/hiring/scheduled-messages/ui/team-write-box.tsx'
import { TextButton } from '#features/hiring/texting/ui/text-button.tsx'
import { useSentTexts } from '#features/hiring/texting/ui/use-sent-texts.tsx'
import { useMay } from '#frame/use-session.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { History } from '#ui/lists/history.tsx'
import type { Applicant } from './applicant-facts.tsx'

/** What both sides wrote, and where the team writes on. */
export function ApplicantThread({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('pipeline.thread')
  const format = useFormatter()
  const may = useMay()('applicant.message')
  const texts = useSentTexts(applicant.id, may)
  const messages = applicant.history.filter(({ what }) => what === 'message')
  const written = messages.map(({ id, at, by, side, subject, text, mail }) => ({
    id,
    at,
    when: format.dateTime(new Date(at), 'moment'),
    words: <bdi>{by}</bdi>,
    said: subject ? `${subject}\n\n${text ?? ''}` : (text ?? ''),
    below: <MailNotes mail={mail} />,
    mine: side === 'page',
    face: <Avatar name={by ?? ''} size="s" />,
  }))
  const entries = [...written, ...texts].sort((one, other) => one.at.localeCompare(other.at))
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {entries.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      {entries.length > 0 ? <History label={t('title')} entries={entries} /> : null}
      {may ? <TeamWriteBox applicant={applicant} /> : <p className="small faint">{t('notYours')}</p>}
      <div className="cluster">
        <a className="link small" href={`/page/messages/${applicant.id}`}>
          {t('inMessages')}
        </a>
        <TextButton job={applicant.job.id} applications={[applicant.id]} look="text" />
      </div>
    </section>
  )
}
