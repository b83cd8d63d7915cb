import { useState } from 'react'
import { toast } from '#platform/browser/toast.ts'
import { Button } from '#ui/basics/button.tsx'
import { Path } from '#ui/basics/path.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { TipButton } from '#ui/over/tip.tsx'
import { SaveState } from '#ui/shells/save-state.tsx'
import { Shelf, Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

/** Dialogs, drawers, menus, tips and toasts. */
export function OverSection() {
  const texts = useTexts()
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  return (
    <Specimen id="over" title={texts.sections.over}>
      <Shelf>
        <Button onClick={() => setOpen('dialog')}>{texts.takeBack}</Button>
        <Button look="primary" onClick={() => setOpen('drawer')}>
          {texts.drawer}
        </Button>
        <Menu
          label={texts.edit}
          entries={[
            { id: 'a', text: texts.copy, icon: 'copy' },
            'line',
            { id: 'b', text: texts.erase, tone: 'bad', icon: 'trash' },
          ]}
        />
        <TipButton icon="eye" label={texts.openPage} />
      </Shelf>
      <Shelf>
        <Button onClick={() => toast.show({ text: texts.moved, tone: 'good', action: { text: texts.undo } })}>
          {texts.moved}
        </Button>
        <Button onClick={() => toast.show({ text: texts.broken, tone: 'bad' })}>{texts.refused}</Button>
      </Shelf>
      <SureDialog
        open={open === 'dialog'}
        onClose={close}
        title={texts.dialog}
        go={texts.takeBack}
        keep={texts.later}
        onGo={close}
      >
        <p className="quiet">{texts.dialogWords}</p>
      </SureDialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={texts.drawer}
        about={texts.longTitle}
        footer={
          <>
            <Button look="primary">{texts.send}</Button>
            <SaveState state="saved" at={new Date('2026-11-21T10:42')} />
          </>
        }
      >
        <Path
          label={texts.stage}
          stops={texts.steps.slice(0, 2).map((words, at) => ({ words, state: at ? 'next' : 'now' }))}
        />
        <TextField name="drawer-mail" label={texts.email} type="email" />
        <TextArea name="drawer-about" label={texts.about} optional />
      </Drawer>
    </Specimen>
  )
}
