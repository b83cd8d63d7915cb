import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipToggle } from '#ui/basics/chip.tsx'
import type { Invitation } from '../contract.ts'
import { usePick } from './use-pick.ts'

type Props = { invitation: Invitation; application: string; lit: boolean }

/** The proposed times in a line, where an invitation is one of many things that wait: one is pressed, then confirmed. */
export function PickHere({ invitation, application, lit }: Props) {
  const t = useTranslations('interviews.mine')
  const { when, free, slot, ready, busy, error, nothing, choose, pick } = usePick(invitation, ({ data }) => {
    refresh('interview.moved')
    toast.show({ text: t('thanks', { company: apart(data.job.company.name) }), tone: 'good' })
  })
  const beside = slot ? when.beside(slot) : null
  return (
    <div className="stack stack-s">
      {free.length > 0 ? (
        <fieldset className="cluster" aria-label={t('choose')}>
          {free.map((one) => (
            <ChipToggle key={one} on={one === slot} onClick={() => choose(one)}>
              {when.plain(one)}
            </ChipToggle>
          ))}
        </fieldset>
      ) : (
        <p>{nothing}</p>
      )}
      {error ? (
        <p className="small bad" role="alert">
          {error}
        </p>
      ) : null}
      <p className="small quiet">{[t('zone', { zone: when.zoneWords }), beside].filter(Boolean).join(' · ')}</p>
      <div className="cluster">
        {free.length > 0 ? (
          <Button
            look={lit ? 'primary' : 'quiet'}
            size={lit ? 'm' : 's'}
            busy={busy}
            disabled={!ready}
            onClick={() => pick(slot)}
          >
            {t('pick')}
          </Button>
        ) : null}
        <a className="link small" href={`/applications/${application}`}>
          {t('other')}
        </a>
      </div>
    </div>
  )
}
