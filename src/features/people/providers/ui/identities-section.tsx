import { useState } from 'react'
import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { disconnectIdentity, listIdentities, type listProviders } from '../contract.ts'

type Provider = Gives<typeof listProviders>['data'][number]
type Props = { providers: readonly Provider[]; first: Gives<typeof listIdentities> }

/** The providers one may come in through: which are connected, and the way to change it. */
export function IdentitiesSection({ providers, first }: Props) {
  const t = useTranslations('providers')
  const format = useFormatter()
  const { data } = useCall(listIdentities, {}, { initial: first })
  const [parting, setParting] = useState<Provider | null>(null)
  const part = useProvenSend(disconnectIdentity, {
    onDone() {
      refreshCall(listIdentities)
      toast.show({ text: t('parted', { provider: parting?.name ?? '' }) })
    },
  })
  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <ul className="rows">
          {providers.map((provider) => {
            const known = (data ?? first).data.find((identity) => identity.provider === provider.id)
            const since = known && format.dateTime(new Date(known.created_at), 'day')
            return (
              <li key={provider.id} className="cluster spread">
                <div className="stack stack-xs">
                  <strong>{provider.name}</strong>
                  <Facts
                    items={[
                      since ? t('since', { date: since }) : t('not'),
                      known?.email ? <bdi key="email">{known.email}</bdi> : null,
                    ]}
                  />
                </div>
                {known ? (
                  <Button look="danger" size="s" onClick={() => setParting(provider)}>
                    {t('disconnect')}
                  </Button>
                ) : (
                  <LinkButton size="s" href={`/api/sign-in-with/${provider.id}?connect=1`} rel="nofollow">
                    {t('connect')}
                  </LinkButton>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      {part.dialog}
      {parting ? (
        <SureDialog
          open
          onClose={() => setParting(null)}
          title={t('disconnectTitle', { provider: parting.name })}
          go={t('disconnect')}
          keep={t('cancel')}
          onGo={() => leave(parting)}
        >
          <p>{t('disconnectText')}</p>
        </SureDialog>
      ) : null}
    </Card>
  )

  function leave({ id }: Provider) {
    setParting(null)
    part.mutate({ provider: id })
  }
}
