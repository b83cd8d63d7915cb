/** A document that cannot be taken; the code is a refusal. */
export class Unreadable extends Error {
  readonly code:
    | 'file_unreadable'
    | 'file_encrypted'
    | 'file_bomb'
    | 'file_unsupported'
    | 'file_wordless'
    | 'original_is_picture'
    | 'table_rows'
    | 'table_columns'
    | 'table_cells'
    | 'table_empty'
  constructor(code: Unreadable['code']) {
    super(code)
    this.code = code
  }
}
