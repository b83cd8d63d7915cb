import { useState } from 'react'
import { useMay } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import type { DeskRecruiter } from '../contract.ts'
import { aims } from '../rules.ts'
import { TargetDialog } from './target-dialog.tsx'

/** The month of each recruiter: what was aimed for and what was reached; those who lead set the aims. */
export function DeskTargets({ month, recruiters }: { month: string; recruiters: readonly DeskRecruiter[] }) {
  const t = useTranslations('desk')
  const format = useFormatter()
  const leads = useMay()('page.members')
  const [setting, set] = useState<DeskRecruiter | null>(null)
  const monthName = format.dateTime(new Date(`${month}-15T12:00:00Z`), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <section className="stack" aria-labelledby="desk-targets">
      <h2 id="desk-targets">{t('targets', { month: monthName })}</h2>
      <ul className="rows">
        {recruiters.map((one) => (
          <li key={one.user} className="stack stack-s">
            <div className="row spread">
              <bdi className="medium">{one.name}</bdi>
              {leads ? (
                <Button look="text" size="s" aria-label={t('setFor', { name: one.name })} onClick={() => set(one)}>
                  {t('set')}
                </Button>
              ) : null}
            </div>
            <dl className="desk-aims">
              {aims.map((aim) => (
                <Reached key={aim} name={t(`aims.${aim}`)} reached={one.reached[aim]} wanted={one.wanted[aim]} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {setting ? <TargetDialog recruiter={setting} month={monthName} onClose={() => set(null)} /> : null}
    </section>
  )
}

function Reached({ name, reached, wanted }: { name: string; reached: number; wanted: number }) {
  const t = useTranslations('desk')
  const format = useFormatter()
  return (
    <div>
      <dt className="small quiet">{name}</dt>
      <dd className="num">
        {wanted > 0 ? t('reached', { reached, wanted }) : format.number(reached)}
        {wanted > 0 ? (
          <Meter
            part={reached / wanted}
            tone={reached >= wanted ? 'good' : 'accent'}
            label={t('meter', { aim: name, reached, wanted })}
          />
        ) : null}
      </dd>
    </div>
  )
}
