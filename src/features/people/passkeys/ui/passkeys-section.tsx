import { useState } from 'react'
import { useProof } from '#features/people/sign-in/ui/use-proof.tsx'
import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { listPasskeys, removePasskey } from '../contract.ts'
import { makePasskey } from './browser-passkeys.ts'
import { NamePasskey } from './name-passkey.tsx'
import { PasskeyButton } from './passkey-button.tsx'

type Passkey = Gives<typeof listPasskeys>['data'][number]

/** The passkeys of the account: add, name, remove. */
export function PasskeysSection({ first }: { first: Gives<typeof listPasskeys> }) {
  const t = useTranslations('passkeys')
  const format = useFormatter()
  const { data } = useCall(listPasskeys, {}, { initial: first })
  const passkeys = (data ?? first).data
  const [naming, setNaming] = useState<Passkey | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const proof = useProof(() => void add())
  const remove = useProvenSend(removePasskey, {
    onDone() {
      refreshCall(listPasskeys)
      toast.show({ text: t('removed') })
    },
  })
  const day = (at: string) => format.dateTime(new Date(at), 'day')

  async function add() {
    try {
      await makePasskey()
    } catch (error) {
      if (error instanceof Problem && error.code === 'proof_needed') return proof.ask()
      throw error
    }
    refreshCall(listPasskeys)
    toast.show({ text: t('added'), tone: 'good' })
  }

  return (
    <Card title={t('title')}>
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        {passkeys.length > 0 ? (
          <ul className="rows">
            {passkeys.map((passkey) => (
              <li key={passkey.id} className="cluster spread">
                <div className="stack stack-xs">
                  <strong dir="auto">{passkey.name}</strong>
                  <Facts
                    items={[
                      t('made', { date: day(passkey.created_at) }),
                      passkey.used_at ? t('used', { date: day(passkey.used_at) }) : null,
                    ]}
                  />
                </div>
                <span className="cluster">
                  <Button look="text" size="s" onClick={() => setNaming(passkey)}>
                    {t('rename')}
                  </Button>
                  <Button look="danger" size="s" onClick={() => setRemoving(passkey)}>
                    {t('remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="faint">{t('none')}</p>
        )}
        <PasskeyButton words={t('add')} act={add} />
      </div>
      {proof.dialog}
      {remove.dialog}
      {naming ? <NamePasskey passkey={naming} onClose={() => setNaming(null)} /> : null}
      {removing ? (
        <SureDialog
          open
          onClose={() => setRemoving(null)}
          title={t('removeTitle', { name: removing.name })}
          go={t('remove')}
          keep={t('cancel')}
          onGo={() => leave(removing)}
        >
          <p>{t('removeText')}</p>
        </SureDialog>
      ) : null}
    </Card>
  )

  function leave({ id }: Passkey) {
    setRemoving(null)
    remove.mutate({ passkey: id })
  }
}
