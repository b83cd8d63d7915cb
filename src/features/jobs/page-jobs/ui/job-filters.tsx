import { Form, useSubmit } from 'react-router'
import { type JobState, jobStates } from '#features/jobs/jobs/job-states.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import type { listPageJobs } from '../contract.ts'
import { addressOf, type Wanted } from './wanted.ts'

type List = Gives<typeof listPageJobs>
type Props = { wanted: Wanted } & Pick<List, 'authors' | 'places'>

/** Title, author and place; the address holds what is chosen, so that it can be sent and come back to. */
export function JobFilters({ wanted, authors, places }: Props) {
  const t = useTranslations('pageJobs.find')
  const submit = useSubmit()
  const named = { state: wanted.state, sort: wanted.sort }
  return (
    <Form
      method="get"
      action="/page/jobs"
      className="page-jobs-filters"
      role="search"
      aria-label={t('title')}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget)
      }}
    >
      {Object.entries(named).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <TextField
        name="q"
        type="search"
        label={t('title')}
        placeholder={t('title')}
        icon="search"
        bare
        defaultValue={wanted.q ?? ''}
      />
      {authors.length > 1 ? (
        <NativeSelect
          name="author"
          label={t('author')}
          bare
          empty={t('anybody')}
          choices={authors.map(({ id, name }) => ({ id, text: name }))}
          defaultValue={wanted.author ?? ''}
        />
      ) : null}
      {places.length > 1 ? (
        <NativeSelect
          name="city"
          label={t('place')}
          bare
          empty={t('anywhere')}
          choices={places.map(({ id, text }) => ({ id: String(id), text }))}
          defaultValue={wanted.city ? String(wanted.city) : ''}
        />
      ) : null}
    </Form>
  )
}

const always: readonly JobState[] = ['live', 'draft']

export function StateTabs({ counts, wanted }: { counts: Record<string, number>; wanted: Wanted }) {
  const t = useTranslations()
  const format = useFormatter()
  const { state } = wanted
  const shown = jobStates.filter((one) => counts[one] || always.includes(one) || one === state)
  const order = [...shown].sort((a, b) => Number(b === 'live') - Number(a === 'live'))
  const all = jobStates.reduce((sum, one) => sum + (one === 'archived' ? 0 : (counts[one] ?? 0)), 0)
  return (
    <TabsNav
      label={t('pageJobs.byState')}
      items={[
        {
          href: addressOf(wanted, { state: undefined }),
          words: t('pageJobs.every'),
          count: format.number(all),
          current: state === undefined,
        },
        ...order.map((one) => ({
          href: addressOf(wanted, { state: one }),
          words: t(`jobs.own.states.${one}`),
          count: format.number(counts[one] ?? 0),
          current: one === state,
          ...(one === 'changes_requested' && { tone: 'warm' as const }),
        })),
      ]}
    />
  )
}
