import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { MailNotes } from '#features/hiring/mail-replies/ui/mail-notes.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { History } from '#ui/lists/history.tsx'
import type { showMine } from '../contract.ts'
import { type Stage, statusOf } from '../stages.ts'

type Happening = Gives<typeof showMine>['data']['history'][number]

/** What happened to one's application, told from the candidate's side. */
export function MyHistory({ entries, company }: { entries: readonly Happening[]; company: string }) {
  const t = useTranslations('applications')
  // as the interviews and offers above it tell theirs
  const when = useWhen()
  const words = ({ what, side, to, by, at }: Happening) => {
    if (what === 'message')
      return side === 'candidate' ? t('history.youWrote') : t('history.wrote', { name: by ?? company })
    if (what === 'sent') return t('history.youSent')
    if (what === 'added') return t('history.added', { company })
    if (what === 'brought') return t('history.brought', { name: by ?? '' })
    if (what === 'claimed') return t('history.youClaimed')
    if (what === 'picked') return t('history.youPicked')
    if (what === 'other_asked') return t('history.youAskedOther')
    if (what === 'invited') return t('history.invited', { company })
    if (what === 'called_off' && side === 'candidate')
      return t(wasAgreed(at, entries) ? 'history.youCalledOff' : 'history.youDeclinedInterview')
    if (what === 'called_off') return t('history.calledOff', { company })
    if (what === 'seen') return t('history.companySaw', { company })
    const status = t(`status.${statusOf(to as Stage, true)}`)
    if (side === 'candidate') return isTook(to) ? t(`history.youTook.${to}`) : t('history.youMoved', { status })
    return t('history.companyMoved', { company, status })
  }
  return (
    <History
      label={t('mine.happened')}
      entries={entries
        .filter((entry) => !isSaidBySeen(entry, entries))
        .map((entry) => ({
          id: entry.id,
          at: entry.at,
          when: when.moment(entry.at),
          words: words(entry),
          below: <MailNotes mail={entry.mail} />,
          mine: entry.side === 'candidate',
          ...(entry.what === 'message' && { said: [entry.subject, entry.text].filter(Boolean).join('\n\n') }),
        }))}
    />
  )
}

/** What a candidate does about an application, in words of its own. */
const took = ['hired', 'declined', 'withdrawn'] as const
const isTook = (to: string | null): to is (typeof took)[number] => took.some((one) => one === to)

/** Whether the candidate had taken a time; an interview without one is declined, and not cancelled. */
const wasAgreed = (until: string, all: readonly Happening[]): boolean =>
  all.findLast(({ what, at }) => at < until && timed.some((one) => one === what))?.what === 'picked'
const timed = ['invited', 'picked', 'other_asked'] as const

/** That a company has seen it is said once: when somebody opened it, or when it was moved. */
const isSaidBySeen = ({ what, to, at }: Happening, all: readonly Happening[]): boolean =>
  what === 'moved' && to === 'in_review' && all.some((one) => one.what === 'seen' && one.at <= at)
