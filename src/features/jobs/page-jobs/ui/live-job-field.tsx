import { useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import type { FieldProps } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { Found } from '#ui/fields/use-search.ts'
import { listPageJobs } from '../contract.ts'

type Props = FieldProps & {
  name: string
  /** The id of the job; nothing while none is chosen. */
  value: string
  /** `title` is that of the chosen job. */
  onChange: (id: string, title: string) => void
  /** The first line of the list, chosen while nothing is. */
  empty: string
  /** Ids of jobs that may not be chosen. */
  without?: readonly string[]
  /** A job that is chosen already and may be live no more. */
  own?: Found | null
}

/** Hydrated. One of the live jobs of the page: a list of the newest, or found by writing where there are more than it holds. */
export function LiveJobField({ value, onChange, empty, without = [], own = null, ...field }: Props) {
  const { data } = useCall(listPageJobs, { state: 'live' })
  const [chosen, setChosen] = useState<Found | null>(own)
  const choicesOf = (jobs: readonly { id: string; title: string; place: string }[]): Found[] =>
    jobs.filter(({ id }) => !without.includes(id)).map(({ id, title, place }) => ({ id, text: title, hint: place }))
  const newest = choicesOf(data?.data ?? [])
  const isKnown = [chosen, ...newest].some((job) => job?.id === value)
  const { data: asked } = useCall(listPageJobs, { job: value }, { enabled: Boolean(data && value && !isKnown) })
  const choose = (job: Found | null) => {
    setChosen(job)
    onChange(job?.id ?? '', job?.text ?? '')
  }
  if (data?.next_cursor)
    return (
      <Combobox
        {...field}
        placeholder={empty}
        value={[chosen, own, ...newest, ...choicesOf(asked?.data ?? [])].find((job) => job?.id === value) ?? null}
        onChange={choose}
        offered={newest}
        search={async (q) => choicesOf((await send(listPageJobs, { state: 'live', q })).data)}
      />
    )
  const choices = own && !newest.some(({ id }) => id === own.id) ? [own, ...newest] : newest
  return (
    <NativeSelect
      {...field}
      value={value}
      empty={empty}
      choices={choices}
      onChange={(id) => choose(choices.find((job) => job.id === id) ?? null)}
    />
  )
}
