import './apply.css'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { discardDraft, listDrafts } from '../draft-contract.ts'

export type Drafts = Gives<typeof listDrafts>

/** What one has begun to write and not sent, each with the way on and the way out. */
export function MyDrafts({ first }: { first: Drafts | undefined }) {
  const t = useTranslations('applications.drafts')
  const { data } = useCall(listDrafts, {}, { initial: first })
  if (!data || data.data.length === 0) return null
  return (
    <section className="stack" aria-labelledby="drafts-title">
      <h2 id="drafts-title">{t('drafts')}</h2>
      <ul className="rows">
        {data.data.map((draft) => (
          <li key={draft.job.id}>
            <DraftLine draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DraftLine({ draft: { job, keep_until } }: { draft: Drafts['data'][number] }) {
  const t = useTranslations('applications.drafts')
  const format = useFormatter()
  const kept = t('kept', { day: format.dateTime(new Date(keep_until), { day: 'numeric', month: 'long' }) })
  return (
    <article className="row row-top draft-line">
      <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" />
      <div className="grow stack stack-xs">
        <h3 className="lead">
          <a href={`/jobs/${job.address}/apply`}>
            <bdi>{job.title}</bdi>
          </a>
        </h3>
        <div className="small quiet">
          <Facts items={[<bdi key="company">{job.company.name}</bdi>, job.place, kept]} />
        </div>
      </div>
      <div className="cluster">
        <LinkButton href={`/jobs/${job.address}/apply`} size="s">
          {t('continue')}
        </LinkButton>
        <Discard job={job.id} company={job.company.name} />
      </div>
    </article>
  )
}

function Discard({ job, company }: { job: string; company: string }) {
  const t = useTranslations('applications.drafts')
  const { ask, send, question } = useSureSend(discardDraft, { onDone: () => refreshCall(listDrafts) })
  return (
    <>
      <Button look="quiet" size="s" onClick={ask}>
        {t('discard')}
      </Button>
      <SureDialog {...question} title={t('sure')} go={t('discard')} keep={t('keep')} onGo={() => send({ job })}>
        <p>{t('sureText', { company })}</p>
      </SureDialog>
    </>
  )
}
