import { useState } from 'react'
import { PlacesField, usePlaces } from '#features/site/lookups/ui/places-field.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { listAgents, setTerritory } from '../contract.ts'

type Given = Gives<typeof listAgents>
type Agent = Given['data'][number]

/** All agents with their countries and cities, for whoever gives them. */
export function Agents({ first }: { first: Given }) {
  const t = useTranslations('agents')
  const format = useFormatter()
  const agents = useCall(listAgents, {}, { initial: first }).data?.data ?? first.data
  const [placing, place] = useState<Agent | null>(null)
  return (
    <Part title={t('agents')} help={t('agentsHelp')}>
      <Table
        caption={t('agents')}
        rows={agents}
        rowId={({ id }) => id}
        empty={<p className="quiet">{t('noAgents')}</p>}
        columns={[
          { id: 'name', head: t('agent'), names: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'countries',
            head: t('countries'),
            folds: true,
            cell: ({ countries, cities }) => {
              const places = [...countries, ...cities].map(({ name }) => name)
              return places.length > 0 ? format.list(places) : t('everywhere')
            },
          },
          {
            id: 'helped',
            head: t('helped'),
            numeric: true,
            wideOnly: true,
            cell: ({ helped }) => format.number(helped),
          },
          { id: 'calls', head: t('calls'), numeric: true, wideOnly: true, cell: ({ calls }) => format.number(calls) },
          {
            id: 'acts',
            head: <span className="sr-only">{t('change')}</span>,
            cell: (agent) => (
              <Button size="s" aria-label={t('changeOf', { name: agent.name })} onClick={() => place(agent)}>
                {t('change')}
              </Button>
            ),
          },
        ]}
      />
      {placing ? <Territory agent={placing} onClose={() => place(null)} /> : null}
    </Part>
  )
}

type Props = { agent: Agent; onClose: () => void }

function Territory({ agent, onClose }: Props) {
  const t = useTranslations('agents')
  const places = usePlaces({
    country_ids: agent.countries.map(({ id }) => id),
    cities: agent.cities.map(({ id, name }) => ({ id, text: name })),
  })
  const form = useForm(setTerritory, {
    initial: {},
    toInput: () => ({ user: agent.id, countries: places.ids.country_ids, cities: places.ids.city_ids }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listAgents)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('countries')}
      about={agent.name}
      save={t('save')}
      cancel={t('cancel')}
    >
      <PlacesField label={t('countries')} help={t('countriesHelp')} {...places} />
    </FormDialog>
  )
}
