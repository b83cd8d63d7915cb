import { useState } from 'react'
import { useNavigate } from 'react-router'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addSubmission, type Chosen, findPeople, type OpenJob, showPipeline } from '../contract.ts'
import { askPeople } from '../sending-contract.ts'
import { inputOf, SaidFields, saidOf } from './said-fields.tsx'

type Props = {
  mandate: string | null
  jobs: readonly OpenJob[]
  onClose: () => void
  hrefOf: (id: string) => string
}

/** Puts somebody forward for a client's job: whom, what is said of them, and whether they are asked at once. */
export function AddDialog({ mandate, jobs, onClose, hrefOf }: Props) {
  const t = useTranslations('submissions')
  const navigate = useNavigate()
  const first = jobs.find(({ id }) => id === mandate) ?? jobs[0]
  const form = useForm(addSubmission, {
    initial: { ...saidOf(null, first?.currency), mandate: first?.id ?? '', person: { id: '' }, ask: true },
    toInput: ({ mandate: job, person, ask: _, ...said }) => ({
      ...inputOf(said),
      mandate: job,
      person: personIn(person.id),
    }),
    async onDone({ data }) {
      if (form.values.ask) {
        const { data: asked } = await send(askPeople, { submissions: [data.id] })
        const why = asked[0]?.why
        if (why) toast.show({ text: why, tone: 'bad' })
        else toast.show({ text: t('askedOne', { name: data.name }), tone: 'good' })
      }
      refreshCall(showPipeline)
      onClose()
      // the word of what became of it outlives the way there
      await navigate(hrefOf(data.id))
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('addTitle')}
      save={t(form.values.ask ? 'addAndAsk' : 'addDraft')}
      cancel={t('cancel')}
      onClose={onClose}
      wide
    >
      <NativeSelect
        {...form.field('mandate')}
        label={t('clientAndJob')}
        choices={jobs.map(({ id, title, client }) => ({ id, text: `${title} · ${client}` }))}
        onChange={(id) => {
          const currency = jobs.find((job) => job.id === id)?.currency
          form.setValues((now) => ({
            ...now,
            mandate: id,
            ...(!now.salary && currency && { salary_currency: currency }),
          }))
        }}
        required
      />
      <PeopleField
        name="person.id"
        value={form.values.person.id}
        error={form.errorOf('person.id')}
        onChange={(id) => form.set('person', { id })}
        mandate={form.values.mandate}
      />
      <SaidFields form={form} />
      <Checkbox name="ask" checked={form.values.ask} onChange={(ask) => form.set('ask', ask)}>
        {t('askNow')}
      </Checkbox>
    </FormDialog>
  )
}

/** `imported:ID` as the call takes it; the empty choice is refused with its field named. */
function personIn(value: string): Chosen {
  const [of, id = ''] = (value || 'imported:').split(':')
  return { of: of as Chosen['of'], id }
}

type FieldProps = {
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  mandate: string
}

/** People the agency has, found by name; whoever stands in the pipeline of this job already cannot be chosen. */
function PeopleField({ name, value, error, onChange, mandate }: FieldProps) {
  const t = useTranslations('submissions')
  const [q, setQ] = useState('')
  const { data } = useCall(findPeople, { q, mandate }, { enabled: mandate !== '' })
  const people = data?.data ?? []
  return (
    <div className="stack stack-s">
      <TextField
        name="find"
        label={t('findPerson')}
        icon="search"
        type="search"
        value={q}
        onChange={setQ}
        maxLength={120}
        autoComplete="off"
      />
      {data && people.length === 0 ? (
        <Empty icon="user" title={t('nobodyFound')}>
          {t('nobodyFoundHelp')}
        </Empty>
      ) : (
        <NativeSelect
          name={name}
          value={value}
          error={error}
          onChange={onChange}
          label={t('person')}
          empty={t('choosePerson')}
          choices={people.map((one) => ({
            id: `${one.of}:${one.id}`,
            text: [one.name, one.headline, one.refused ? t('alreadyThere') : ''].filter(Boolean).join(' · '),
            disabled: one.refused !== null,
          }))}
          required
        />
      )}
    </div>
  )
}
