-- What a name looks like: letters of other alphabets as the Latin ones that are drawn the same (Unicode TR39), without accents, white space and signs.
create function look_of(name text) returns text language sql immutable parallel safe strict as $$
  select translate(
    regexp_replace(normalize(lower(normalize(name, NFKD)), NFKD), '[^[:alnum:]]|[\u0640\u064b-\u065f\u0670]', '', 'g'),
    'аеорсухіјѕԁԛԝһӏкмтвнгοαρνυκτιεχηβ01ىة',
    'aeopcyxijsdqwhlkmtbhroapvuktiexnbolيه'
  )
$$;
create index pages_look on pages (look_of(name));
