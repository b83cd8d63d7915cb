import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Word } from '#ui/basics/word.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type Props = {
  code: string
  /** What it takes off, once the server has looked at it. */
  worth: string | null
  problem: string | null
  onChange: (code: string) => void
}

/** Asks for the code of a voucher, and takes it off again. */
export function VoucherField({ code, worth, problem, onChange }: Props) {
  const t = useTranslations('orders.buy')
  const [typed, setTyped] = useState(code)
  if (code && worth)
    return (
      <p className="cluster spread">
        <Word tone="good" boxed>
          <code dir="ltr">{code.toUpperCase()}</code> · {worth}
        </Word>
        <Button
          look="text"
          size="s"
          onClick={() => {
            setTyped('')
            onChange('')
          }}
        >
          {t('takeOff')}
        </Button>
      </p>
    )
  return (
    <form
      method="post"
      className="row voucher-field"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed.trim())
      }}
      // one that was typed and not applied counts too: nobody pays the full price beside a code
      onBlur={() => onChange(typed.trim())}
    >
      <TextField
        name="voucher"
        label={t('voucher')}
        error={problem ?? undefined}
        value={typed}
        onChange={setTyped}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={60}
      />
      <Button type="submit" disabled={typed.trim() === ''}>
        {t('apply')}
      </Button>
    </form>
  )
}
