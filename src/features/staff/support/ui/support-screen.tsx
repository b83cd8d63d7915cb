import { mostText } from '#features/talk/threads/rules.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { askSupport } from '../contract.ts'
import { mayAskForPage, mostSubject } from '../rules.ts'
import type { Route } from './+types/support-screen'

export async function loader(asked: Route.LoaderArgs) {
  await signedIn(asked)
  return null
}

/** `/support`: a question to the people who run the site; its answer comes into one's messages. */
export default function SupportScreen() {
  const t = useTranslations('support')
  const session = useSession()
  const { brand } = useSite()
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="support" className="wrap-form stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead', { site: brand.name })}</p>
        </header>
        {session ? <SupportForm /> : null}
      </main>
    </AppShell>
  )
}

function SupportForm() {
  const t = useTranslations('support')
  const page = useLedPage()
  const form = useForm(askSupport, {
    initial: { as: 'user' as 'user' | 'page', subject: '', text: '' },
    draft: 'support',
    onDone: ({ data: { thread } }) => location.assign(`/messages/${thread}`),
  })
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} fields={['subject', 'text']} />
      {page ? (
        <RadioGroup
          {...form.field('as')}
          onChange={(as) => form.set('as', as as 'user' | 'page')}
          label={t('as')}
          choices={[
            { id: 'user', text: t('asUser') },
            { id: 'page', text: <bdi>{page}</bdi>, help: t('asPageHelp') },
          ]}
        />
      ) : null}
      <TextField {...form.field('subject')} label={t('subject')} maxLength={mostSubject} required />
      <TextArea {...form.field('text')} label={t('text')} help={t('textHelp')} rows={6} maxLength={mostText} required />
      <div>
        <Button type="submit" look="primary" busy={form.sending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

/** The company for which one may ask; null where one leads none now. */
function useLedPage(): string | null {
  const session = useSession()
  const page = session?.pages.find(({ page_id }) => page_id === session.page_id)
  return page && !mayAskForPage(page.role).refused ? page.name : null
}
