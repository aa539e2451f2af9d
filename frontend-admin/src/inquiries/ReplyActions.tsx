import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { Inquiry, ReplyTemplate } from '../data/types';
import { replyLink } from './format';
import { useInquiryPart } from './useInquiryPart';

const BLANK = -1;

/** Opens the mail program, with the words of a template when one is chosen. */
export const ReplyActions = ({ id, email }: Pick<Inquiry, 'id' | 'email'>) => {
  const { data: templates = [] } = useInquiryPart<ReplyTemplate[]>(`${id}/replies`);
  const [chosen, setChosen] = useState(BLANK);
  return (
    <>
      {templates.length > 0 && (
        <TextField
          select
          label="Reply template"
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 260 } }}
        >
          <MenuItem value={BLANK}>None</MenuItem>
          {templates.map(({ name }, index) => (
            <MenuItem key={index} value={index}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Button
        variant="contained"
        href={replyLink(email, templates[chosen]?.text)}
        startIcon={<Mail size={18} />}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        Reply via Email
      </Button>
    </>
  );
};
