import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { leaveMyPool, listMyPools } from '../contract.ts'

type Pools = Gives<typeof listMyPools>

/** Companies that keep one for later jobs, each with the way out. */
export function MyPools({ first }: { first: Pools | undefined }) {
  const t = useTranslations('pool.mine')
  const { data } = useCall(listMyPools, {}, { initial: first, enabled: first !== undefined })
  const pools = data?.data ?? []
  if (pools.length === 0) return null
  return (
    <Card title={t('title')}>
      <div className="stack stack-s">
        <p className="small quiet">{t('help')}</p>
        <ul className="rows">
          {pools.map((one) => (
            <Kept key={one.id} one={one} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Kept({ one: { id, company, source, added_at } }: { one: Pools['data'][number] }) {
  const t = useTranslations('pool.mine')
  const day = useDay()
  const leave = useSureSend(leaveMyPool, {
    onDone() {
      toast.show({ text: t('left', { company: company.name }), tone: 'good' })
      refreshCall(listMyPools)
    },
  })
  return (
    <li className="cluster spread">
      <span className="grow stack stack-xs">
        <a className="link medium" href={`/companies/${encodeURIComponent(company.slug)}`}>
          <bdi>{company.name}</bdi>
        </a>
        <Facts small items={[t(`sources.${source}`), day(added_at)]} />
      </span>
      <Button size="s" look="text" onClick={leave.ask}>
        {t('leave')}
      </Button>
      <SureDialog
        {...leave.question}
        title={t('leaveTitle')}
        about={<bdi>{company.name}</bdi>}
        go={t('leave')}
        onGo={() => leave.send({ entry: id })}
      >
        <p>{t('leaveText')}</p>
      </SureDialog>
    </li>
  )
}
