type Props = {
  label: string
  checked: boolean
  /** Some of those it speaks of are chosen. */
  some?: boolean
  onChange: () => void
}

/** Hydrated. Chooses a row of a table, or all of them. */
export function SelectBox({ label, checked, some = false, onChange }: Props) {
  return (
    <label className="choice choice-bare">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
      />
    </label>
  )
}
