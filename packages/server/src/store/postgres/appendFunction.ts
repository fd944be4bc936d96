/**
 * APPEND adds to several logs in one statement, which is one commit; gives the ids of tables whose log is not where it
 * should be. `is_again`: the first try may have come through, so what is there already word for word has been added.
 */
export const APPEND = `
  CREATE FUNCTION macher.append(given json, is_again boolean) RETURNS text[] LANGUAGE plpgsql AS $$
  DECLARE
    one json;
    before json;
    missed text[] := '{}';
  BEGIN
    FOR one IN SELECT value FROM json_array_elements(given) LOOP
      SELECT found.row::json -> 'people' INTO before FROM macher.tables found
        WHERE found.id = one ->> 'id' AND found.number = (one ->> 'before')::integer FOR UPDATE;
      IF NOT FOUND THEN
        IF NOT (is_again AND macher.has_entries(one)) THEN missed := missed || (one ->> 'id'); END IF;
        CONTINUE;
      END IF;
      UPDATE macher.tables SET number = (one ->> 'number')::integer, stage = one ->> 'stage',
        is_private = (one ->> 'is_private')::integer, ruleset = one ->> 'ruleset',
        players = (one ->> 'players')::integer, speed = one ->> 'speed', due_at = (one ->> 'due_at')::bigint,
        updated_at = (one ->> 'updated_at')::bigint, row = one ->> 'row'
        WHERE id = one ->> 'id';
      PERFORM macher.add_entries(one ->> 'id', one -> 'entries');
      IF before::text IS DISTINCT FROM (one -> 'people')::text THEN
        PERFORM macher.reseat(one ->> 'id', one -> 'people');
      END IF;
      IF one ->> 'record' IS NOT NULL THEN
        INSERT INTO macher.records (table_id, record) VALUES (one ->> 'id', one ->> 'record') ON CONFLICT DO NOTHING;
      END IF;
      PERFORM pg_notify('macher', one ->> 'bell');
    END LOOP;
    RETURN missed;
  END $$;

  CREATE FUNCTION macher.add_entries(id text, given json) RETURNS void LANGUAGE sql AS $$
    INSERT INTO macher.entries (table_id, number, at, person, request, what, epoch, position_check)
    SELECT id, number, at, person, request, what, epoch, position_check FROM json_to_recordset(given) AS
      (number integer, at bigint, person text, request text, what text, epoch integer, position_check text)
  $$;

  CREATE FUNCTION macher.has_entries(one json) RETURNS boolean LANGUAGE sql AS $$
    SELECT count(*) = json_array_length(one -> 'entries') FROM json_to_recordset(one -> 'entries') AS
      given (number integer, at bigint, person text, request text, what text)
      JOIN macher.entries kept ON kept.table_id = one ->> 'id' AND kept.number = given.number
      WHERE kept.at = given.at AND kept.what = given.what AND kept.person IS NOT DISTINCT FROM given.person
      AND kept.request IS NOT DISTINCT FROM given.request
  $$;

  CREATE FUNCTION macher.reseat(id text, people json) RETURNS void LANGUAGE sql AS $$
    DELETE FROM macher.seats WHERE table_id = id AND person NOT IN (SELECT json_array_elements_text(people));
    INSERT INTO macher.seats (person, table_id) SELECT json_array_elements_text(people), id ON CONFLICT DO NOTHING
  $$;
`;
