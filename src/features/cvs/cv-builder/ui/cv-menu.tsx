import { useState } from 'react'
import type { Cv } from '#features/cvs/cvs/contract.ts'
import { isUnderstood } from '#features/cvs/cvs/cv-states.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { keepToast } from '#platform/browser/kept-toast.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Menu } from '#ui/over/menu.tsx'
import type { MenuEntry } from '#ui/over/menu-entry.ts'
import { choosePrimaryCv, copyCv, deleteCv, renameCv } from '../contract.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { useDownloads } from './use-downloads.ts'

type Props = { cv: Pick<Cv, 'id' | 'name' | 'primary' | 'sent' | 'state' | 'file'>; at: 'list' | 'cv' }
type Asking = 'rename' | 'copy' | 'delete' | null

/** What can be done with a CV as a whole. */
export function CvMenu({ cv, at }: Props) {
  const t = useTranslations('cvBuilder.menu')
  const [asking, ask] = useState<Asking>(null)
  const close = () => ask(null)
  const done = (text: string) => () => {
    // also what counts them elsewhere
    refresh('cv.changed')
    close()
    toast.show({ tone: 'good', text })
  }
  const rename = useSend(renameCv, { onDone: done(t('renamed')) })
  const primary = useSend(choosePrimaryCv, { onDone: done(t('isPrimary')) })
  const copy = useSend(copyCv, { onDone: ({ data }) => location.assign(`/user/cvs/${data.id}/edit`) })
  const remove = useSend(deleteCv, {
    onDone: ({ data }) => {
      const text = data.primary === null ? t('deleted') : t('deletedNext', { cv: apart(data.primary) })
      if (at === 'list') return done(text)()
      keepToast({ tone: 'good', text })
      location.assign('/user/cvs')
    },
  })
  const { original, formatted } = useDownloads(cv)
  const choose = (id: string) => {
    if (id === 'primary') primary.mutate({ cv: cv.id })
    else if (id === 'original') original()
    else if (id === 'formatted') void formatted()
    else ask(id as Asking)
  }
  return (
    <>
      <Menu label={t('label', { cv: cv.name })} iconOnly entries={entriesOf(cv, t)} onChoose={choose} />
      {asking === 'rename' ? (
        <NameDialog
          title={t('rename')}
          go={t('save')}
          first={cv.name}
          sending={rename}
          onClose={close}
          onName={(name) => rename.mutate({ cv: cv.id, name })}
        />
      ) : null}
      {asking === 'copy' ? (
        <NameDialog
          title={t('copy')}
          about={t('copyHelp')}
          go={t('copyGo')}
          first={t('copyName', { cv: cv.name })}
          sending={copy}
          onClose={close}
          onName={(name) => copy.mutate({ cv: cv.id, name })}
        />
      ) : null}
      {asking === 'delete' ? (
        <DeleteDialog cv={cv} sending={remove} onClose={close} onDelete={() => remove.mutate({ cv: cv.id })} />
      ) : null}
    </>
  )
}

function entriesOf({ primary, state, file }: Props['cv'], t: ReturnType<typeof useTranslations<'cvBuilder.menu'>>) {
  const isRead = isUnderstood(state)
  const entries: (MenuEntry | false)[] = [
    { id: 'rename', text: t('rename'), icon: 'edit' },
    isRead && { id: 'copy', text: t('copy'), icon: 'copy' },
    !primary && { id: 'primary', text: t('primary'), help: t('primaryHelp'), icon: 'star' },
    file !== null && { id: 'original', text: t('original'), icon: 'download' },
    isRead && { id: 'formatted', text: t('formatted'), help: t('formattedHelp'), icon: 'download' },
    'line',
    { id: 'delete', text: t('delete'), icon: 'trash', tone: 'bad' },
  ]
  return entries.filter((entry) => entry !== false)
}
