import './apply.css'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Email } from '#ui/basics/email.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { type Receipt, showReceipt } from '../receipt-contract.ts'
import type { Route } from './+types/receipt-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const { application } = asked.params
  return { receipt: session ? (await load(page, showReceipt, { application })).data : null }
}

/** What was stored when an application went out. */
export default function ReceiptScreen({ loaderData: { receipt }, params }: Route.ComponentProps) {
  const t = useTranslations('applications.proof')
  return (
    <AppShell title={t('title')}>
      {receipt ? <ReceiptOf receipt={receipt} application={params.application} /> : null}
    </AppShell>
  )
}

function ReceiptOf({ receipt, application }: { receipt: Receipt; application: string }) {
  const t = useTranslations('applications.proof')
  const { job } = receipt
  return (
    <main id="main" data-screen="receipt" className="stack stack-l wrap-read">
      <a className="row small faint apply-back" href={`/applications/${application}`}>
        <Icon name="back" size="s" />
        {t('back')}
      </a>
      <header className="cluster spread row-top">
        <div className="grow stack stack-xs">
          <p className="small quiet">{t('title')}</p>
          <h1>
            <bdi>{job.title}</bdi>
          </h1>
        </div>
        <LinkButton
          href={`/api/user/applications/${application}/receipt.pdf`}
          icon="download"
          download=""
          data-reload=""
        >
          {t('pdf')}
        </LinkButton>
      </header>
      <Facts receipt={receipt} application={application} />
      {job.text ? (
        <Card title={t('job')}>
          <p className="receipt-text" dir="auto">
            {job.text}
          </p>
        </Card>
      ) : null}
    </main>
  )
}

function Facts({ receipt, application }: { receipt: Receipt; application: string }) {
  const t = useTranslations('applications.proof')
  const format = useFormatter()
  const { job, cv, answers } = receipt
  const own = (key: string, value: string | null | undefined) =>
    value ? [{ key: t(key), value: <bdi>{value}</bdi> }] : []
  const ltr = (key: string, value: string | null | undefined) =>
    value
      ? [
          {
            key: t(key),
            value: (
              <bdi dir="ltr" className="receipt-long">
                {value}
              </bdi>
            ),
          },
        ]
      : []
  return (
    <>
      <KeyValues
        items={[
          ...own('to', job.company),
          ...own('place', job.place),
          ...ltr('reference', job.reference),
          { key: t('sentAt'), value: format.dateTime(new Date(receipt.sent_at), 'moment') },
          { key: t('answerBy'), value: format.dateTime(new Date(receipt.answer_due_at), 'longDay') },
          ...ltr('number', application),
        ]}
      />
      <Card title={t('who')}>
        <KeyValues
          items={[
            ...own('name', receipt.name),
            ...(receipt.email ? [{ key: t('email'), value: <Email address={receipt.email} /> }] : []),
            ...ltr('phone', receipt.phone),
            ...own('cv', cv?.name),
            ...ltr('hash', cv?.sha256),
            ...own('note', receipt.note),
          ]}
        />
      </Card>
      {answers.length > 0 ? (
        <Card title={t('answers')}>
          <KeyValues
            items={answers.map(({ question, answer }) => ({
              key: question,
              value: <bdi>{answer === 'yes' || answer === 'no' ? t(answer) : answer}</bdi>,
            }))}
          />
        </Card>
      ) : null}
    </>
  )
}
