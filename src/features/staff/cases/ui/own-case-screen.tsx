import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { appeal, showOwnCase } from '../contract.ts'
import type { Route } from './+types/own-case-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { first: session ? await load(page, showOwnCase, { case: asked.params.case }) : undefined }
}

type Own = Gives<typeof showOwnCase>['data']

/** `/cases/{case}`: what was decided of what one reported, or of one's own, and the way to another look. */
export default function OwnCaseScreen({ loaderData: { first }, params }: Route.ComponentProps) {
  const t = useTranslations('cases.own')
  const { data } = useCall(showOwnCase, { case: params.case }, { initial: first, enabled: first !== undefined })
  const one = data?.data
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="own-case" className="wrap-read stack stack-l">
        {one ? <Whole one={one} /> : null}
      </main>
    </AppShell>
  )
}

function Whole({ one }: { one: Own }) {
  const t = useTranslations('cases.own')
  const format = useFormatter()
  return (
    <>
      <header className="stack stack-xs">
        <p className="small quiet">{one.side === 'reporter' ? t('reporter') : t(`reported.${one.about}`)}</p>
        <h1 tabIndex={-1}>
          {one.address ? (
            <a className="link" href={one.address}>
              <bdi>{one.title}</bdi>
            </a>
          ) : (
            <bdi>{one.title}</bdi>
          )}
        </h1>
      </header>
      {one.decisions.length === 0 ? (
        <Note tone="info" title={t('waiting')}>
          <p>{t('waitingHelp')}</p>
        </Note>
      ) : null}
      {one.decisions.map(({ decision, words, at, after_appeal }) => (
        <Card key={at} title={t(`result.${one.side}.${decision}`)}>
          <div className="stack stack-s">
            <p dir="auto">{words}</p>
            <p className="small quiet">
              <time dateTime={at}>{format.dateTime(new Date(at), 'day')}</time>
              {after_appeal ? ` · ${t('again')}` : null}
            </p>
          </div>
        </Card>
      ))}
      {one.appeal ? <SentAppeal appeal={one.appeal} /> : null}
      {one.may_appeal === null ? <AppealForm one={one} /> : null}
    </>
  )
}

const tones = { open: 'warm', granted: 'good', declined: 'plain' } as const

function SentAppeal({ appeal: { words, state, at } }: { appeal: NonNullable<Own['appeal']> }) {
  const t = useTranslations('cases')
  const format = useFormatter()
  return (
    <Card title={t('own.yours')} aside={<Word tone={tones[state]}>{t(`appeals.states.${state}`)}</Word>}>
      <div className="stack stack-s">
        <blockquote dir="auto">{words}</blockquote>
        <time className="small quiet" dateTime={at}>
          {format.dateTime(new Date(at), 'day')}
        </time>
      </div>
    </Card>
  )
}

function AppealForm({ one }: { one: Own }) {
  const t = useTranslations('cases.own')
  const format = useFormatter()
  const form = useForm(appeal, {
    initial: { words: '' },
    toInput: ({ words }) => ({ case: one.id, words }),
    draft: `appeal-${one.id}`,
    onDone() {
      toast.show({ text: t('sent'), tone: 'good' })
      refreshCall(showOwnCase)
      document.querySelector('h1')?.focus()
    },
  })
  const until = one.appeal_until ? format.dateTime(new Date(one.appeal_until), 'day') : ''
  return (
    <Card title={t('appeal')}>
      <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
        <p className="small quiet measure">{t('appealHelp', { until })}</p>
        <LooseProblem problem={form.problem} />
        <TextArea {...form.field('words')} label={t('words')} rows={5} maxLength={2000} required />
        <div>
          <Button type="submit" look="primary" busy={form.sending}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
