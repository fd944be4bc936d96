import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../kit/net/api.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { say } from './words.ts';

/**
 * KeepName tells guests what it means here that they come back as others without their cookie, and the way to a
 * password.
 */
export function KeepName({ text }: { readonly text: string }) {
  const isGuest = useSignal(false);
  useEffect(() => {
    void api
      .account()
      .then(({ hasPassword }) => {
        isGuest.value = !hasPassword;
      })
      .catch(() => {});
  }, []);
  if (!isGuest.value) return null;
  return (
    <p class="soft">
      {text}{' '}
      <PageLink to="/account" kind="link">
        {say('who.keep-title')}
      </PageLink>
    </p>
  );
}
