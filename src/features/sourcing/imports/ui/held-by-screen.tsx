import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { type HeldOfMe, heldOfMe, withdrawHeld } from '../consent-contract.ts'
import type { Route } from './+types/held-by-screen'
import { HeldFacts } from './held-card.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  return { first: session ? await load(page, heldOfMe, {}) : undefined }
}

/** Companies that brought one along: what they hold, and the way out. */
export default function HeldByScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('imports.held')
  const list = useCall(heldOfMe, {}, { initial: first, enabled: first !== undefined })
  return (
    <ListScreen name="held-by" title={t('title')} lead={t('lead')} list={list}>
      {list.data?.data.length === 0 ? (
        <Empty icon="shield" title={t('none')}>
          {t('noneHelp')}
        </Empty>
      ) : null}
      {list.data?.data.map((held) => (
        <Held key={held.id} held={held} />
      ))}
    </ListScreen>
  )
}

function Held({ held }: { held: HeldOfMe }) {
  const t = useTranslations('imports.held')
  const { company, id } = held
  const withdraw = useSureSend(withdrawHeld, {
    onDone() {
      toast.show({ text: t('withdrawn', { company: company.name }), tone: 'good' })
      refreshCall(heldOfMe)
    },
  })
  return (
    <Card
      title={
        <a className="link" href={`/companies/${encodeURIComponent(company.slug)}`}>
          <bdi>{company.name}</bdi>
        </a>
      }
    >
      <div className="stack">
        <HeldFacts held={held} />
        <div>
          <Button look="text" onClick={withdraw.ask}>
            {t('withdraw')}
          </Button>
        </div>
        <SureDialog
          {...withdraw.question}
          title={t('withdrawTitle')}
          about={<bdi>{company.name}</bdi>}
          go={t('withdraw')}
          onGo={() => withdraw.send({ id })}
        >
          <p>{t('withdrawText')}</p>
        </SureDialog>
      </div>
    </Card>
  )
}
