import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Menu } from '#ui/over/menu.tsx'
import { dropView, listViews, saveView } from '../contract.ts'
import type { Asking } from './asked.ts'

const NameDialog = late(async () => (await import('./view-name-dialog.tsx')).NameDialog)

type View = Gives<typeof listViews>['data'][number]

/** Views one has kept; the one shown now may be kept, or forgotten. */
export function ViewsMenu({ asking }: { asking: Asking }) {
  const t = useTranslations('pipeline.views')
  const { data } = useCall(listViews, {})
  const [naming, setNaming] = useState(false)
  const ui = useTranslations('ui')
  const again = () => refreshCall(listViews)
  const back = useSend(saveView, { onDone: again })
  const forget = useSend(dropView, { onDone: again })
  const drop = ({ id, name, query }: View) =>
    forget.mutate(
      { view: id },
      {
        onSuccess: () =>
          toast.show({
            text: t('forgotten', { name }),
            action: { text: ui('undo'), run: () => back.mutate({ name, query }) },
          }),
      },
    )
  const views = data?.data ?? []
  const shown = views.find(({ query }) => query === asking.text)
  return (
    <>
      <Menu
        label={shown?.name ?? t('title')}
        size="s"
        look="plain"
        entries={[
          ...views.map(({ id, name }) => ({ id, text: name, ...(id === shown?.id && { icon: 'check' as const }) })),
          ...(views.length > 0 ? ['line' as const] : []),
          { id: 'save', text: t('save'), icon: 'bookmark' as const },
          ...(shown ? [{ id: 'forget', text: t('forget', { name: shown.name }), tone: 'bad' as const }] : []),
        ]}
        onChoose={(id) => {
          if (id === 'save') setNaming(true)
          else if (id === 'forget') shown && drop(shown)
          else asking.show(views.find((view) => view.id === id)?.query ?? '')
        }}
      />
      {naming ? <NameDialog query={asking.text} onClose={() => setNaming(false)} /> : null}
    </>
  )
}
