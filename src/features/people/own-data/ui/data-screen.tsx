import { useState } from 'react'
import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { signedIn } from '#frame/guards.ts'
import { SettingsScreen } from '#frame/settings-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { askErasure, listAccesses, listConsents, showExport } from '../contract.ts'
import type { Route } from './+types/data-screen'
import { Accesses } from './accesses.tsx'
import { ExportCard } from './export-card.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  if (!session) return null
  const [kept, consents, accesses] = await Promise.all([
    load(page, showExport, {}),
    load(page, listConsents, {}),
    load(page, listAccesses, {}),
  ])
  const isCandidate = session.display.account_type === 'candidate'
  return { kept, consents: consents.data, accesses: { given: accesses, at: Date.now() }, isCandidate }
}

/** What is kept about oneself: take it along, see what one agreed to, leave. */
export default function DataScreen({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsScreen screen="data">
      {loaderData ? (
        <div className="stack stack-l wrap-read">
          <ExportCard first={loaderData.kept} />
          <Consents consents={loaderData.consents} />
          <Accesses first={loaderData.accesses} isCandidate={loaderData.isCandidate} />
          <Leave />
        </div>
      ) : null}
    </SettingsScreen>
  )
}

function Consents({ consents }: { consents: Gives<typeof listConsents>['data'] }) {
  const t = useTranslations('ownData.consents')
  const format = useFormatter()
  return (
    <Card title={t('title')}>
      {consents.length === 0 ? (
        <p className="faint">{t('none')}</p>
      ) : (
        <ul className="rows">
          {consents.map(({ what, given, at, text_version }) => (
            <li key={`${what} ${at}`} className="stack stack-xs">
              <span className="cluster">
                <strong>{t(`what.${what as 'terms'}`)}</strong>
                <Word tone={given ? 'good' : 'plain'}>{given ? t('given') : t('takenBack')}</Word>
              </span>
              <Facts items={[format.dateTime(new Date(at), 'moment'), t('version', { version: text_version })]} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Leave() {
  const t = useTranslations('ownData.leave')
  const [asking, setAsking] = useState(false)
  const erase = useProvenSend(askErasure, { onDone: () => location.assign('/deactivate-account?done=erase') })
  return (
    <Card title={t('title')}>
      <div className="stack">
        <div className="stack stack-s">
          <p>{t('sleepText')}</p>
          <p>
            <LinkButton href="/deactivate-account">{t('sleep')}</LinkButton>
          </p>
        </div>
        <div className="stack stack-s">
          <p>{t('eraseText')}</p>
          <p>
            <Button look="danger" busy={erase.isPending} onClick={() => setAsking(true)}>
              {t('erase')}
            </Button>
          </p>
        </div>
      </div>
      {erase.dialog}
      <SureDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('eraseTitle')}
        go={t('eraseGo')}
        keep={t('stay')}
        onGo={go}
      >
        <p>{t('eraseWhat')}</p>
      </SureDialog>
    </Card>
  )

  function go() {
    setAsking(false)
    erase.mutate({})
  }
}
