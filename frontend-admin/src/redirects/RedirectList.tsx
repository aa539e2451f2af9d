import { ResourceScreen } from '../ui/ResourceScreen';
import { RestrictedScreen } from '../ui/RestrictedScreen';
import { columns } from './columns';
import { RedirectInputs } from './RedirectInputs';
import { toRedirect } from './toRedirect';

const DEFAULTS = { statusCode: 301 };

export const RedirectList = () => (
  <RestrictedScreen>
    <ResourceScreen
      title="Redirects"
      note="Where visitors get to who follow an old link. A redirect takes the place of any page at its address."
      columns={columns}
      sort={{ field: 'fromPath', order: 'ASC' }}
      inputs={<RedirectInputs />}
      defaults={DEFAULTS}
      transform={toRedirect}
    />
  </RestrictedScreen>
);
