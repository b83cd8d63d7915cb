import { useState } from 'react'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { otherApplications, othersByLink, withdrawByLink, withdrawOthers } from '../letter-contract.ts'

type Other = Gives<typeof otherApplications>['data'][number]
type Outcomes = Gives<typeof withdrawOthers>['data']

/** After being hired: what becomes of the other applications. */
export function OtherApplications({ application }: { application: string }) {
  const { data } = useCall(otherApplications, { application })
  return <Choice others={data?.data ?? []} take={(others) => send(withdrawOthers, { application, others })} />
}

/** The same after accepting by the mailed link, with an account or without. */
export function OthersByLink({ offer }: { offer: string }) {
  const { data } = useCall(othersByLink, { key: offer })
  return <Choice others={data?.data ?? []} take={(others) => send(withdrawByLink, { key: offer, others })} />
}

type Props = { others: readonly Other[]; take: (others: string[]) => Promise<Gives<typeof withdrawOthers>> }

/** Nothing happens to those that are not chosen. */
function Choice({ others, take }: Props) {
  const t = useTranslations('offers.others')
  const [chosen, setChosen] = useState<readonly string[]>([])
  // what was asked about stays in sight with what became of it
  const [settled, setSettled] = useState<{ others: readonly Other[]; outcomes: Outcomes } | null>(null)
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      const { data: outcomes } = await take([...chosen])
      setSettled({ others, outcomes })
      setChosen([])
      refresh('application.moved')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast.show({ text: error.message, tone: 'bad' })
    }
    setBusy(false)
  }
  if (settled) return <Settled {...settled} />
  if (others.length === 0) return null
  return (
    <Card title={t('title')}>
      <div className="stack stack-s">
        <p className="quiet">{t('text', { count: others.length })}</p>
        <FieldGroup name="others" label={t('choose')}>
          {() =>
            others.map(({ id, title, company }) => (
              <Checkbox
                key={id}
                name={`other-${id}`}
                help={<bdi>{company}</bdi>}
                value={chosen.includes(id)}
                onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
              >
                <bdi>{title}</bdi>
              </Checkbox>
            ))
          }
        </FieldGroup>
        <div>
          <Button disabled={chosen.length === 0} busy={busy} onClick={go}>
            {t('go', { count: chosen.length })}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Settled({ others, outcomes }: { others: readonly Other[]; outcomes: Outcomes }) {
  const t = useTranslations('offers.others')
  const count = outcomes.filter(({ outcome }) => outcome === 'withdrawn').length
  return (
    <Card title={t('done', { count })}>
      <div role="status">
        <ul className="rows">
          {outcomes.map(({ id, outcome }) => (
            <li key={id} className="row spread">
              <bdi>{others.find((other) => other.id === id)?.title}</bdi>
              <span className="small quiet">{t(`outcomes.${outcome}`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
