import { lazy, Suspense, useState } from 'react'
import { SettleButton } from '#features/staff/support/ui/settle-button.tsx'
import type { Thread } from '#features/talk/threads/contract.ts'
import { exportThread } from '#features/talk/threads/message-contract.ts'
import { addressOf } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { Faces } from '#ui/basics/avatar.tsx'
import { Button, IconButton, IconLink, LinkButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { hrefOf, type Viewer } from '../places.ts'
import { ThreadFace } from '../thread-face.tsx'
import { useStatusWord } from '../use-status-word.ts'
import { useThreadMarks } from './use-thread-marks.ts'

const DayDialog = lazy(() => import('./day-dialog.tsx'))
const FindDialog = lazy(() => import('./find-dialog.tsx'))
const ReportDialog = lazy(() => import('../beside/report-dialog.tsx'))

type Props = {
  as: Viewer
  thread: Thread
  beside: boolean | undefined
  onBeside: (open: boolean) => void
  onDay: (day: string) => void
}

const mostFaces = 3

/** Whom one talks to and about what, the way to it, and what one does with the whole conversation. */
export function ThreadHead({ as, thread, beside, onBeside, onDay }: Props) {
  const t = useTranslations('inbox')
  const status = useStatusWord(as, thread)
  const [asked, ask] = useState<'day' | 'find' | 'report' | null>(null)
  const { title, about, verified, link, members } = thread
  const mayReport = thread.may.includes('report') && !thread.blocked
  const isUnchecked = verified === false && thread.may.includes('report')
  return (
    <header className="thread-head">
      <span className="only-narrow">
        <IconLink icon="return" label={t('back')} href={hrefOf(as)} />
      </span>
      <ThreadFace thread={thread} />
      <div className="thread-head-words">
        <h2 className="clip">
          <bdi>{title}</bdi>
          {verified ? <Icon name="verified" size="s" label={t('verified')} /> : null}
        </h2>
        <p className="small quiet clip" dir="auto">
          {[thread.blocked ? t('isBlocked') : '', isUnchecked ? t('notVerifiedYet') : '', about, status]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {members.length > 1 ? (
        <span className="only-wide">
          <Faces
            names={members.slice(0, mostFaces).map(({ name }) => name)}
            label={t('peopleIn', { count: thread.member_count })}
          />
        </span>
      ) : null}
      {isUnchecked && mayReport ? (
        <span className="only-wide">
          <Button size="s" look="danger" icon="flag" onClick={() => ask('report')}>
            {t('report')}
          </Button>
        </span>
      ) : null}
      {as === 'staff' && thread.kind === 'support' ? (
        <SettleButton
          thread={thread.id}
          isSettled={thread.status === 'settled'}
          onDone={() => refresh('thread.changed')}
        />
      ) : null}
      {link ? (
        <span className="only-wide">
          <LinkButton size="s" href={link}>
            {t(`opens.${linkedOf(as, thread)}`)}
          </LinkButton>
        </span>
      ) : null}
      <IconButton
        icon="info"
        size="s"
        label={t('details')}
        aria-expanded={beside ?? false}
        onClick={() => onBeside(!beside)}
        className="icon-button beside-button"
      />
      <HeadMenu as={as} thread={thread} onAsk={ask} />
      <Suspense>
        {asked === 'day' ? <DayDialog onClose={() => ask(null)} onDay={onDay} /> : null}
        {asked === 'find' ? <FindDialog as={as} thread={thread.id} onClose={() => ask(null)} /> : null}
        {asked === 'report' ? <ReportDialog thread={thread} messages={[]} onClose={() => ask(null)} /> : null}
      </Suspense>
    </header>
  )
}

/** What the link of a conversation leads to. */
const linkedOf = (as: Viewer, { kind, link }: Thread) =>
  as !== 'staff' || kind !== 'support' ? kind : link?.startsWith('/admin/people/') ? 'person' : 'company'

type MenuProps = { as: Viewer; thread: Thread; onAsk: (what: 'day' | 'find' | 'report') => void }

function HeadMenu({ as, thread, onAsk }: MenuProps) {
  const t = useTranslations('inbox')
  const { pin, archive } = useThreadMarks(as, thread)
  const { link, pinned, archived } = thread
  return (
    <Menu
      iconOnly
      size="s"
      label={t('more')}
      entries={[
        { id: 'find', text: t('findHere'), icon: 'search' },
        { id: 'day', text: t('toDay'), icon: 'calendar' },
        ...(thread.may.includes('export')
          ? [
              {
                id: 'print',
                text: t('print'),
                icon: 'print' as const,
                href: addressOf(exportThread, { thread: thread.id }),
              },
            ]
          : []),
        'line',
        { id: 'pin', text: t(pinned ? 'unpin' : 'pin'), icon: 'pinned' },
        { id: 'archive', text: t(archived ? 'unarchive' : 'archive'), icon: 'archive' },
        ...(link ? [{ id: 'open', text: t(`opens.${linkedOf(as, thread)}`), icon: 'forth' as const, href: link }] : []),
        ...(thread.may.includes('report') && !thread.blocked
          ? [{ id: 'report', text: t('report'), icon: 'flag' as const, tone: 'bad' as const }]
          : []),
      ]}
      onChoose={(id) => {
        if (id === 'find' || id === 'day' || id === 'report') onAsk(id)
        if (id === 'pin') pin()
        if (id === 'archive') archive()
      }}
    />
  )
}
