import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { otherApplications, withdrawOthers } from '../letter-contract.ts'

type Other = Gives<typeof otherApplications>['data'][number]
type Outcomes = Gives<typeof withdrawOthers>['data']

/** After being hired: what becomes of the other applications. Nothing happens to those that are not chosen. */
export function OtherApplications({ application }: { application: string }) {
  const t = useTranslations('offers.others')
  const { data } = useCall(otherApplications, { application })
  const [chosen, setChosen] = useState<readonly string[]>([])
  // what was asked about stays in sight with what became of it
  const [settled, setSettled] = useState<{ others: readonly Other[]; outcomes: Outcomes } | null>(null)
  const others = data?.data ?? []
  const send = useSend(withdrawOthers, {
    onDone({ data: outcomes }) {
      setSettled({ others, outcomes })
      setChosen([])
      refresh('application.moved')
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
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
          <Button
            disabled={chosen.length === 0}
            busy={send.isPending}
            onClick={() => send.mutate({ application, others: [...chosen] })}
          >
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
      <ul className="rows" role="status">
        {outcomes.map(({ id, outcome }) => (
          <li key={id} className="row spread">
            <bdi>{others.find((other) => other.id === id)?.title}</bdi>
            <span className="small quiet">{t(`outcomes.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
