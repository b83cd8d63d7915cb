import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'

/** Asks for the code of a voucher; what it gives is shown where its link leads too. */
export function RedeemForm() {
  const t = useTranslations('ledger.redeem')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const clean = code.replace(/[\s-]/g, '').toLowerCase()
  const go = () => void (clean && navigate(`/claim/${encodeURIComponent(clean)}`))
  return (
    <>
      <Button icon="ticket" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('open')}
        footer={
          <Button look="primary" disabled={clean === ''} onClick={go}>
            {t('go')}
          </Button>
        }
      >
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            go()
          }}
        >
          <TextField
            name="code"
            label={t('code')}
            help={t('help')}
            value={code}
            onChange={setCode}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={60}
          />
        </form>
      </Dialog>
    </>
  )
}
