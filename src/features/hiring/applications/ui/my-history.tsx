import { useFormatter, useTranslations } from 'use-intl'
import { MailNotes } from '#features/hiring/mail-replies/ui/mail-notes.tsx'
import type { Gives } from '#platform/shared/contract.ts'
import { History } from '#ui/lists/history.tsx'
import type { showMine } from '../contract.ts'
import { type Stage, statusOf } from '../stages.ts'

type Happening = Gives<typeof showMine>['data']['history'][number]

/** What happened to one's application, told from the candidate's side. */
export function MyHistory({ entries, company }: { entries: readonly Happening[]; company: string }) {
  const t = useTranslations('applications')
  const format = useFormatter()
  const words = ({ what, side, to, by }: Happening) => {
    if (what === 'message')
      return side === 'candidate' ? t('history.youWrote') : t('history.wrote', { name: by ?? company })
    if (what === 'sent') return t('history.youSent')
    if (what === 'added') return t('history.added', { company })
    if (what === 'brought') return t('history.brought', { name: by ?? '' })
    if (what === 'claimed') return t('history.youClaimed')
    if (what === 'seen') return t('history.companySaw', { company })
    const status = t(`status.${statusOf(to as Stage, true)}`)
    return side === 'candidate' ? t('history.youMoved', { status }) : t('history.companyMoved', { company, status })
  }
  return (
    <History
      label={t('mine.happened')}
      entries={entries.map((entry) => ({
        id: entry.id,
        at: entry.at,
        when: format.dateTime(new Date(entry.at), 'moment'),
        words: words(entry),
        below: <MailNotes mail={entry.mail} />,
        mine: entry.side === 'candidate',
        ...(entry.what === 'message' && { said: [entry.subject, entry.text].filter(Boolean).join('\n\n') }),
      }))}
    />
  )
}
