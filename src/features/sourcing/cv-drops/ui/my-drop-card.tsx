import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { MessageButton } from '#features/sourcing/direct-messages/ui/message-button.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { listMyDrops, type MyDrop, showByLink, withdrawByLink, withdrawDrop } from '../contract.ts'
import { stateTones } from './state-tones.ts'

type Item = MyDrop['items'][number]
type Props = {
  drop: MyDrop
  /** Of the mailed link, where nobody is signed in. */
  linkKey?: string
}

/** A CV as it was left once, and what each company made of it. */
export function MyDropCard({ drop: { at, cv, wish, note, items }, linkKey }: Props) {
  const t = useTranslations('cvDrops.mine')
  const day = useDay()
  return (
    <Card
      title={t('sentOn', { day: day(at), count: items.length })}
      aside={
        cv ? (
          <a className="link small" href={cv.url}>
            <bdi>{cv.name}</bdi>
          </a>
        ) : null
      }
    >
      <div className="stack stack-s">
        {wish ? (
          <p className="small quiet">
            <bdi>{wish}</bdi>
          </p>
        ) : null}
        {note ? <blockquote dir="auto">{note}</blockquote> : null}
        <ul className="rows">
          {items.map((item) => (
            <ItemRow key={item.id} item={item} at={at} linkKey={linkKey} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

type RowProps = { item: Item; at: string; linkKey: string | undefined }

function ItemRow({ item, at, linkKey }: RowProps) {
  const t = useTranslations('cvDrops')
  const day = useDay()
  const { company, state, reason, words, job, application, thread, answer_due_at, answered_at } = item
  const isWaiting = state === 'received' || state === 'seen'
  return (
    <li className="row row-top">
      <Avatar name={company.name} src={company.logo ?? undefined} kind="company" />
      <div className="grow stack stack-xs">
        <div className="cluster spread">
          <a className="link medium" href={`/companies/${encodeURIComponent(company.slug)}`}>
            <bdi>{company.name}</bdi>
          </a>
          <Word tone={stateTones[state]}>{t(state === 'rejected' ? 'mine.rejected' : `states.${state}`)}</Word>
        </div>
        {isWaiting ? <DueClock from={at} due={answer_due_at} long /> : null}
        <Facts small items={[answered_at ? day(answered_at) : null, job ? <bdi key="job">{job.title}</bdi> : null]} />
        {state === 'expired' ? <p className="small quiet">{t('mine.expired')}</p> : null}
        {reason ? <p dir="auto">{reason}</p> : null}
        {words ? <blockquote dir="auto">{words}</blockquote> : null}
        <div className="cluster">
          {application && !linkKey ? (
            <LinkButton size="s" href={`/applications/${application}`}>
              {t('mine.application')}
            </LinkButton>
          ) : null}
          {thread ? (
            <LinkButton size="s" icon="chat" href={`/messages/${thread}`}>
              {t('conversation')}
            </LinkButton>
          ) : null}
          {state === 'replied' && !thread && !linkKey ? (
            <MessageButton to={{ page: company.id, name: company.name }} />
          ) : null}
          {item.may_withdraw ? <Withdraw item={item} linkKey={linkKey} /> : null}
        </div>
      </div>
    </li>
  )
}

function Withdraw({ item: { id, company }, linkKey }: Omit<RowProps, 'at'>) {
  const t = useTranslations('cvDrops.mine')
  const onDone = () => {
    toast.show({ text: t('withdrawn', { company: company.name }), tone: 'good' })
    refreshCall(linkKey ? showByLink : listMyDrops)
  }
  const own = useSureSend(withdrawDrop, { onDone })
  const byLink = useSureSend(withdrawByLink, { onDone })
  const { ask, question } = linkKey ? byLink : own
  const go = () => (linkKey ? byLink.send({ key: linkKey, item: id }) : own.send({ item: id }))
  return (
    <>
      <Button size="s" look="text" onClick={ask}>
        {t('withdraw')}
      </Button>
      <SureDialog
        {...question}
        title={t('withdrawTitle')}
        about={<bdi>{company.name}</bdi>}
        go={t('withdraw')}
        onGo={go}
      >
        <p>{t('withdrawText')}</p>
      </SureDialog>
    </>
  )
}
