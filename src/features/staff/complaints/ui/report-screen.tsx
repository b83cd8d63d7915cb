import { useEffect, useRef, useState } from 'react'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import type { reportCompany, reportJob } from '../contract.ts'
import { type ComplaintReason, complaintReasons } from '../rules.ts'

type Props = {
  call: typeof reportJob | typeof reportCompany
  /** What it is about, as its call names it. */
  target: { job: string } | { page: string }
  title: string
  address: string
  /** Somebody asked for money: chosen already. */
  asksMoney: boolean
}

/** What is wrong, in a choice and some words; a guest may leave an address for the answer. */
export function ReportScreen(props: Props) {
  const t = useTranslations('complaints.report')
  const { brand } = useSite()
  const [hears, setHears] = useState<boolean | null>(null)
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <main id="main" data-screen="report" className="wrap wrap-form page stack stack-l">
        <header className="stack stack-s">
          <h1>{t('title')}</h1>
          <p className="strong">
            <bdi>{props.title}</bdi>
          </p>
          <p className="quiet measure">{t('text')}</p>
        </header>
        {hears === null ? (
          <ReportForm {...props} onDone={setHears} />
        ) : (
          <Reported hears={hears} address={props.address} />
        )}
      </main>
    </PublicShell>
  )
}

/** In place of the form, which took the focus away with it. */
function Reported({ hears, address }: { hears: boolean; address: string }) {
  const t = useTranslations('complaints.report')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="stack" ref={box} tabIndex={-1}>
      <Note tone="good" alert title={t('done')}>
        <p>{t(hears ? 'hears' : 'hearsNot')}</p>
      </Note>
      <div>
        <LinkButton href={address}>{t('back')}</LinkButton>
      </div>
    </div>
  )
}

function ReportForm({ call, target, asksMoney, address, onDone }: Props & { onDone: (hears: boolean) => void }) {
  const t = useTranslations('complaints')
  const session = useSession()
  const form = useForm(call as typeof reportJob, {
    initial: { reason: (asksMoney ? 'money' : '') as ComplaintReason | '', note: '', email: '' },
    toInput: ({ reason, ...rest }) => ({ ...(target as { job: string }), reason: reason as ComplaintReason, ...rest }),
    onDone: ({ data }) => onDone(data.hears),
  })
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} />
      <RadioGroup
        {...form.field('reason')}
        onChange={(id) => form.set('reason', id as ComplaintReason)}
        label={t('report.reason')}
        required
        choices={complaintReasons.map((id) => ({ id, text: t(`reasons.${id}`) }))}
      />
      <TextArea
        {...form.field('note')}
        label={t('report.note')}
        help={t('report.noteHelp')}
        maxLength={2000}
        optional
      />
      {session ? null : (
        <TextField
          {...form.field('email')}
          label={t('report.email')}
          help={t('report.emailHelp')}
          type="email"
          autoComplete="email"
          optional
        />
      )}
      <div className="cluster">
        <Button type="submit" look="primary" disabled={!form.values.reason} busy={form.sending}>
          {t('report.send')}
        </Button>
        <LinkButton href={address} look="text">
          {t('report.cancel')}
        </LinkButton>
      </div>
    </form>
  )
}
