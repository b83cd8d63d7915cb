import { useState } from 'react'
import { readKnown } from '#features/jobs/job-search/ui/read-known.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { addAlert, readCriteria } from '../contract.ts'
import type { Frequency } from '../rules.ts'
import type { Route } from './+types/new-alert-screen'
import { Criteria } from './criteria.tsx'
import { FrequencyField } from './frequency-field.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const {
    where: _,
    job: __,
    page: ___,
    as_of: ____,
    sort: _____,
    ...wanted
  } = (await readKnown(page, url.searchParams)).search
  const search = Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== null && value !== false && value !== ''),
  )
  return { search, ...(await load(page, readCriteria, search)).data }
}

type Data = Route.ComponentProps['loaderData']

/** Be told of new jobs that fit the search in the address. */
export default function NewAlertScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('alerts.add')
  const { brand } = useSite()
  const [state, setState] = useState<{ state: 'active' | 'asked'; email: string } | null>(null)
  return (
    <PublicShell>
      <title>{`${t('title')} · ${brand.name}`}</title>
      <main id="main" data-screen="new-alert" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {state ? (
          <Done {...state} address={loaderData.address} />
        ) : loaderData.criteria.length > 0 ? (
          <Ask {...loaderData} onDone={setState} />
        ) : (
          <Empty
            icon="search"
            title={t('nothing')}
            action={
              <LinkButton href="/jobs" look="primary">
                {t('search')}
              </LinkButton>
            }
          />
        )}
      </main>
    </PublicShell>
  )
}

type AskProps = Data & { onDone: (done: { state: 'active' | 'asked'; email: string }) => void }

function Ask({ search, criteria, onDone }: AskProps) {
  const t = useTranslations('alerts.add')
  const session = useSession()
  const form = useForm(addAlert, {
    initial: { email: '', frequency: 'daily' as Frequency },
    toInput: ({ email, frequency }) => ({ ...search, frequency, ...(email && { email }) }),
    onDone({ data }) {
      onDone({ ...data, email: form.values.email })
    },
  })
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate>
      <p className="quiet">{t('text')}</p>
      <LooseProblem problem={form.problem} />
      <div className="stack stack-xs">
        <span className="small quiet">{t('criteria')}</span>
        <Criteria criteria={criteria} />
      </div>
      <FrequencyField value={form.values.frequency} onChange={(frequency) => form.set('frequency', frequency)} />
      {session ? null : (
        <TextField
          {...form.field('email')}
          label={t('email')}
          help={t('emailHelp')}
          type="email"
          autoComplete="email"
          required
        />
      )}
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}

function Done({ state, email, address }: { state: 'active' | 'asked'; email: string; address: string }) {
  const t = useTranslations('alerts.add')
  return (
    <div className="stack">
      <Note tone="good" alert>
        <p>{state === 'active' ? t('done') : t.rich('asked', { email: () => <bdi>{email}</bdi> })}</p>
      </Note>
      <p className="cluster">
        <LinkButton href={address}>{t('back')}</LinkButton>
        {state === 'active' ? (
          <LinkButton href="/alerts" look="text">
            {t('yours')}
          </LinkButton>
        ) : null}
      </p>
    </div>
  )
}
