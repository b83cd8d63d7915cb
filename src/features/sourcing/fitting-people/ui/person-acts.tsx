import { useState } from 'react'
import type { CvCard, showCvSheet } from '#features/sourcing/cv-search/contract.ts'
import { ContactButtons } from '#features/sourcing/cv-search/ui/contact-buttons.tsx'
import { ContactLinks } from '#features/sourcing/cv-search/ui/contact-links.tsx'
import { MessageButton } from '#features/sourcing/direct-messages/ui/message-button.tsx'
import { PersonMenu } from '#features/sourcing/pool/ui/person-menu.tsx'
import { useEntry } from '#features/sourcing/pool/ui/use-entry.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { refreshCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Menu } from '#ui/over/menu.tsx'
import { showFittingPerson } from '../contract.ts'
import { AddToBoard } from './add-to-board.tsx'
import { InviteToJob } from './invite-to-job.tsx'

const EntryDialog = late(async () => (await import('#features/sourcing/pool/ui/entry-dialog.tsx')).EntryDialog)

type View = Gives<typeof showFittingPerson>['data']
type Sheet = Gives<typeof showCvSheet>['data']
type AccountProps = { view: View; card: CvCard } & Pick<Sheet, 'contacts' | 'file'>

/** What can be done about somebody of the CV search: all of it once the company sees them in full. */
export function AccountActs({ view: { job, fitting }, card, contacts, file }: AccountProps) {
  const may = useMay()
  const whom = { person: card.id }
  const { name } = card
  const mayPool = may('drop.answer')
  // who is asked to look at the job is asked first
  const isAsked = name !== null && mayPool && job.state === 'live' && fitting.invited_at === null
  return (
    <div className="stack stack-s">
      {contacts ? (
        <div className="cluster">
          <ContactLinks email={contacts.email} phone={contacts.phone} file={file} look="text" />
        </div>
      ) : null}
      <div className="cluster">
        {isAsked ? <InviteToJob people={[card.id]} name={name} job={job.id} look="primary" /> : null}
        {name && mayPool ? <AddEntry job={job} whom={whom} /> : null}
        <ContactButtons card={card} main={!isAsked} job={job.id} onOpened={() => refreshCall(showFittingPerson)} />
        {contacts && name && may('applicant.message') ? <MessageButton to={{ ...whom, name }} /> : null}
        {contacts && name && mayPool ? <PersonMenu whom={whom} name={name} /> : null}
      </div>
    </div>
  )
}

/** Of the pool, without an account: what they gave is the company’s, and so is all that can be done. */
export function PooledActs({ view: { job, fitting } }: { view: View }) {
  const t = useTranslations('pool')
  const all = useTranslations()
  const [noting, note] = useState(false)
  const { pooled, invited_at } = fitting
  const whom = { entry: pooled?.entry ?? '' }
  const entry = useEntry(whom)
  if (!pooled) return null
  const { name, source, link } = pooled
  return (
    <div className="cluster">
      {job.state === 'live' && invited_at === null ? (
        <InviteToJob entries={[whom.entry]} name={name} job={job.id} look="primary" />
      ) : null}
      <AddEntry job={job} whom={whom} />
      <Menu
        label={all('ui.more')}
        size="s"
        entries={[
          { id: 'pool', text: t('inPool'), icon: 'check', href: `/page/pool?q=${encodeURIComponent(name)}` },
          { id: 'note', text: t('note'), icon: 'edit', disabled: !entry },
          ...(link ? [{ id: 'open', text: t(`open.${source}`), href: link }] : []),
        ]}
        onChoose={(id) => note(id === 'note')}
      />
      {noting && entry ? <EntryDialog entry={entry} onClose={() => note(false)} /> : null}
    </div>
  )
}

/** Whoever gave the company a CV may be put on the board of a job; whoever was only found may be invited. */
function AddEntry({ job, whom }: { job: View['job']; whom: Parameters<typeof useEntry>[0] }) {
  const entry = useEntry(whom)
  return entry && entry.source !== 'search' ? <AddToBoard entry={entry} job={job} /> : null
}
