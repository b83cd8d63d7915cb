import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'

const NewGroupDialog = lazy(() => import('./new-group-dialog.tsx'))

/** Begins a group of colleagues; its form comes once it is wanted. */
export function NewGroup() {
  const t = useTranslations('inbox.group')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="edit" size="s" label={t('new')} onClick={() => setOpen(true)} />
      {open ? (
        <Suspense>
          <NewGroupDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
