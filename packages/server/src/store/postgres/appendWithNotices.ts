/**
 * APPEND_WITH_NOTICES adds as before, and what people are to be told of it goes into the same commit. Servers of before
 * send none.
 */
export const APPEND_WITH_NOTICES = `
  CREATE OR REPLACE FUNCTION macher.append(given json, is_again boolean) RETURNS text[] LANGUAGE plpgsql AS $$
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
      IF one ->> 'notices' IS NOT NULL THEN PERFORM macher.add_notices(one -> 'notices'); END IF;
      PERFORM pg_notify('macher', one ->> 'bell');
    END LOOP;
    RETURN missed;
  END $$;

  CREATE FUNCTION macher.add_notices(given json) RETURNS void LANGUAGE sql AS $$
    WITH added AS (
      INSERT INTO macher.notices (person, table_id, number, kind, at, notice)
      SELECT told.person, table_id, number, kind, at, notice FROM json_to_recordset(given) AS
        told (person text, table_id text, number integer, kind text, at bigint, notice text)
        JOIN macher.notice_people ON notice_people.person = told.person
      ON CONFLICT DO NOTHING RETURNING id, person)
    INSERT INTO macher.deliveries (channel, notice)
    SELECT notice_channels.id, added.id FROM added
      JOIN macher.notice_channels ON notice_channels.person = added.person WHERE is_on = 1
  $$;
`;
